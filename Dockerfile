# The site's server as an image: docker build -t wavelength .
# Sign-ups are in /data, unless DATABASE_URL names a Postgres.

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.js

# What the server needs at run time, and nothing of what builds and tests it.
FROM node:26-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:26-slim
ENV NODE_ENV=production PORT=3000 METRICS_HOST=0.0.0.0 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY package.json ./
COPY app app
COPY content content
COPY embedded-store embedded-store
COPY server server
COPY scripts scripts
COPY --from=build /site/build build
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that gets SIGTERM, and drains.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--initial-heap-size=96", "server/main.js"]
