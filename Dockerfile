# One static program and the palettes that it serves, on nothing else.
#
#   docker build -t legible .
#   docker run --rm -p 8080:8080 --read-only --cap-drop all --security-opt no-new-privileges legible
#
# Both bases are arguments, for registries of one's own: BUILDER needs Swift 6.2 or later with the
# static libraries of its system; BASE may be empty, or any base that is wanted around the program.
ARG BUILDER=swift:6.3-bookworm
ARG BASE=scratch

FROM ${BUILDER} AS build
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
# The manifest names the folders of the tests; nothing of them is built.
COPY Tests Tests
RUN swift build --configuration release --product legible --disable-sandbox -Xswiftc -static-executable \
  && install -D --strip .build/release/legible /out/legible \
  && /out/legible version

FROM ${BASE}
LABEL org.opencontainers.image.title="Legible" \
      org.opencontainers.image.description="Tells whether people can read the colours of palettes, over HTTP and in CI" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /out/legible /usr/local/bin/legible
COPY Palettes /palettes
# A number, so that a cluster can tell that it is not root; no such user has to exist.
USER 65532:65532
# Inside a container, loopback reaches nobody.
ENV LEGIBLE_HOST=0.0.0.0 \
    LEGIBLE_PORT=8080 \
    LEGIBLE_PALETTES=/palettes
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=2s --retries=3 \
  CMD ["/usr/local/bin/legible", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/legible"]
CMD ["serve"]
