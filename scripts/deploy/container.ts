import { addressTable } from '../../src/address-table';
import { WRITTEN } from './written';

/** An image with Debian's nginx, which `npm run test:long -- deploy` tests: nginx's own image has no brotli. */
export const dockerfile = (): string => `${WRITTEN}
# The image of the last build: what its open pages request stays for a day.
ARG FORMER=debian:bookworm-slim
FROM \${FORMER} AS former
USER root
RUN mkdir -p /srv/taxi${addressTable.prefix}

FROM debian:bookworm-slim AS published
COPY --from=former /srv/taxi${addressTable.prefix} /srv/taxi${addressTable.prefix}
COPY deploy/nginx/publish.sh /build/
COPY public/ /build/public/
RUN sh /build/publish.sh /build/public /srv/taxi${addressTable.prefix}

FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/ /etc/taxi/
COPY --from=published /srv/taxi/ /srv/taxi/
USER www-data
EXPOSE 8080
CMD ["nginx", "-c", "/etc/taxi/nginx.conf", "-g", "daemon off;"]
`;

/** The repository's files for the image's builder. */
export const dockerignore = (): string => `${WRITTEN}
*
!public
!deploy/nginx
`;

/** The container, without privileges and with a read-only file system. */
export const compose = (): string => `${WRITTEN}
services:
  website:
    build:
      context: ../..
      dockerfile: deploy/container/Dockerfile
      args:
        FORMER: \${FORMER:-debian:bookworm-slim}
    image: taxi-website
    ports:
      - "8080:8080"
    read_only: true
    tmpfs:
      - /run/taxi:mode=1777
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    restart: unless-stopped
`;
