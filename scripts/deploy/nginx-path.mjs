/** Debian's nginx. A file of its own, because Playwright reads no script that names its own address. */
export const NGINX = '/usr/sbin/nginx';
