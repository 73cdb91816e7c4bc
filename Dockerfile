# The web app, built with everything the lock file names.
FROM node:24-slim AS web
WORKDIR /archway
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
# No install script is needed here: they fetch a Node and link a PostgreSQL, and the image has its own of both.
RUN npm ci --ignore-scripts --loglevel=error
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY web web
RUN node scripts/build-web.mjs

# What the server needs at run time, and nothing else.
FROM node:24-slim AS packages
WORKDIR /archway
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --loglevel=error --omit=dev --workspace=server --workspace=contract \
  && npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev > sbom.json

FROM node:24-slim
WORKDIR /archway
# Set DATABASE_URL and TOKEN_SECRET when running it; see .env.example. /data keeps uploaded files.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ARCHWAY_DATA=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /archway ./
COPY contract contract
COPY server server
COPY --from=web /archway/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
