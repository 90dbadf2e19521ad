import { WRITTEN } from './written';

/**
 * A file for nginx's `http` block, for a server without a proxy in front: https with certbot's certificate for the
 * site's host, and a redirect from http. The other files of `deploy/nginx` are in /etc/taxi, the site is in /srv/taxi.
 */
export const nginxHttps = (site: string): string => {
  const { host, hostname } = new URL(site);
  return `${WRITTEN}
include /etc/taxi/maps.conf;
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/taxi;
  include /etc/taxi/site.conf;
}
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://${host}$request_uri; }
}
`;
};
