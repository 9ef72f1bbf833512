# The server with what `npm run serve` needs and nothing else. It writes to /data only: run it with --read-only.
# To pin the base by its content as well, set NODE to a name with a digest: node:24.21.0-bookworm-slim@sha256:…
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional
COPY . .
RUN node scripts/set-up.mjs --again build
RUN node scripts/image/copy-runtime.mjs /build/runtime

FROM ${NODE}
# The allocator settings return memory to the system after pictures are prepared (see scripts/node.sh).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /build/runtime ./
COPY scripts/image/warm-compile-cache.mjs ./
# The compiled code belongs to the user that runs it, as Node.js keeps one cache for each.
RUN mkdir /data dist/server/compiled && chown node:node /data dist/server/compiled
USER node
RUN node --max-semi-space-size=16 warm-compile-cache.mjs /app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
