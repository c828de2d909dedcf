# Fivefold as an image: the server with its page, and the command line for workers of simulations.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/page.mjs \
 && node scripts/bundle.mjs src/cli/main.ts cli \
 && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5050 FIVEFOLD_DATA=/data/fivefold.sqlite
WORKDIR /app
# Pages are compressed when they are first asked for, and the file of duels is kept in /data where no database is named.
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/dist dist
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/spec spec
USER node
VOLUME /data
EXPOSE 5050
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5050/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server.mjs"]
