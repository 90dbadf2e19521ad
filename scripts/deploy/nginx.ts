import { type AddressTable, addressTable } from '../../src/address-table';
import { notFoundFile } from '../../src/layout/head/page-addresses';
import { formerWorkers, namedLanguages, pageAddresses, WRITTEN } from './addresses';
import { CHECKED_UNCHANGED, cacheRules } from './caching';
import { everyAnswer, type HeadersByKind, pageKinds } from './policy';

/** The media types of the build's file extensions; text in UTF-8. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
};

const quoted = (value: string) => `"${value}"`;

/** nginx's `map`: sets a variable to the value of the first pattern that matches another one. */
const map = (from: string, to: string, values: readonly (readonly [pattern: string, value: string])[], rest = '') =>
  [
    `map $${from} $taxi_${to} {`,
    `  default ${quoted(rest)};`,
    ...values.map(([pattern, value]) => `  ${quoted(pattern)} ${quoted(value)};`),
    '}',
  ].join('\n');

const escaped = (path: string) => path.replaceAll('.', String.raw`\.`);

/** A group for one of several texts. */
const oneOf = (texts: readonly string[]) => `(?:${texts.join('|')})`;

const POLICY = 'Content-Security-Policy';

/** For nginx's `http` block: the policy and cache rule of each file. */
export function nginxMaps(headers: HeadersByKind, table: AddressTable = addressTable): string {
  const filesOf = (kind: string) =>
    oneOf(
      pageAddresses(table)
        .filter((page) => page.kind === kind)
        .map(({ path }) => escaped(path)),
    );
  return [
    WRITTEN,
    map('uri', 'kind', [
      ...pageKinds
        .filter((kind) => kind !== 'content')
        .map((kind) => [`~^${filesOf(kind)}${escaped('/index.html')}$`, kind] as const),
      [String.raw`~\.html$`, 'content'],
    ]),
    map(
      'taxi_kind',
      'policy',
      pageKinds.map((kind) => [kind, headers[kind][POLICY] ?? '']),
    ),
    map(
      'uri',
      'caching',
      cacheRules.map(({ pattern, value }) => [`~${pattern}`, value]),
      CHECKED_UNCHANGED,
    ),
    map(
      'uri',
      'not_found',
      namedLanguages(table).map((language) => [
        `~^${table.prefix}/${language}(/|$)`,
        table.prefix + notFoundFile(`/${language}`, table),
      ]),
      table.prefix + notFoundFile('/', table),
    ),
    map('status', 'allow', [['405', 'GET, HEAD']]),
    '',
  ].join('\n');
}

/** The operator's own locations: outside /etc/taxi, which each deploy overwrites. nginx accepts if there are none. */
const OWN_LOCATIONS = '/etc/taxi-own/*.conf';

const header = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`;

/**
 * For nginx's `server` block: addresses, headers, compressed copies. Every `add_header` is on this level: nginx drops
 * all of them for a location with its own.
 */
export function nginxSite(table: AddressTable = addressTable): string {
  const { prefix } = table;
  const atRoot = ['robots.txt', ...formerWorkers];
  const clientOnly = oneOf(
    pageAddresses(table)
      .filter((page) => page.isClientOnly)
      .map(({ path }) => escaped(path)),
  );
  return `${WRITTEN}
server_tokens off;
absolute_redirect off;
client_max_body_size 1k;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
reset_timedout_connection on;
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;
default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  ${quoted(type)} ${ending};`)
  .join('\n')}
}

${Object.entries(everyAnswer)
  .map(([name, value]) => header(name, value))
  .join('\n')}
${header(POLICY, '$taxi_policy')}
${header('Cache-Control', '$taxi_caching')}
${header('Allow', '$taxi_allow')}

error_page 404 $taxi_not_found;
if ($request_method !~ "^(GET|HEAD)$") { return 405; }
location = / { return 302 ${prefix}/; }
location = /favicon.ico { return 302 ${prefix}/icon.svg; }
${atRoot.map((file) => `location = /${file} { try_files ${prefix}/${file} =404; }`).join('\n')}
location ~ "/\\." { return 404; }
location ~ "^(?<taxi_page>${clientOnly})(?:/|$)" { try_files $taxi_page/index.html =404; }
location ~ "^(?<taxi_file>${prefix}(?:/.*?)?)/?$" {
  try_files $taxi_file $taxi_file.html $taxi_file/index.html =404;
}
location / { return 404; }
include ${OWN_LOCATIONS};
`;
}

/** A whole configuration for an unprivileged user: temporary files in /run/taxi, the site in /srv/taxi/website. */
export const nginxWhole = (): string => `${WRITTEN}
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /run/taxi/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  access_log /dev/stdout;
  client_body_temp_path /run/taxi/nginx-body;
  proxy_temp_path /run/taxi/nginx-proxy;
  fastcgi_temp_path /run/taxi/nginx-fastcgi;
  uwsgi_temp_path /run/taxi/nginx-uwsgi;
  scgi_temp_path /run/taxi/nginx-scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  include maps.conf;
  server {
    listen 8080;
    root /srv/taxi;
    include site.conf;
  }
}
`;

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
