import { addressTable } from '../../src/address-table';
import { WRITTEN } from './written';

/** An image with Debian's nginx, the one that `npm run test:deploy` tries: nginx's own image has no brotli. */
export const dockerfile = (): string => `${WRITTEN}
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/ /etc/taxi/
COPY public/ /srv/taxi${addressTable.prefix}/
USER www-data
EXPOSE 8080
CMD ["nginx", "-c", "/etc/taxi/nginx.conf", "-g", "daemon off;"]
`;

/** What of the repository the image's builder gets. */
export const dockerignore = (): string => `${WRITTEN}
*
!public
!deploy/nginx
`;

/** The container with a file system that nobody writes to, without rights. */
export const compose = (): string => `${WRITTEN}
services:
  website:
    build:
      context: ../..
      dockerfile: deploy/container/Dockerfile
    ports:
      - "8080:8080"
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    restart: unless-stopped
`;
