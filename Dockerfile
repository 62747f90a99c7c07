# The storefront alone; its Medusa is elsewhere (MEDUSA_URL). .env.example names every setting. Node 24 is maintained until
# April 2028.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
# the URL table and the stylesheet are made here: the container must have the same
ARG AUTH_BASE_PATH=/api/auth
ARG THEME=vitrine
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
  # a library may have it, so npm does not count it to what is for development alone
  && rm -rf node_modules/typescript \
  && find node_modules '(' -name '*.d.ts' -o -name '*.d.[cm]ts' ')' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 \
  PICTURE_CACHE_DIR=/var/cache/vitrine/pictures ASSET_ARCHIVE_DIR=/var/cache/vitrine/assets
RUN install -d -o node /var/cache/vitrine
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY package.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server.mjs"]
