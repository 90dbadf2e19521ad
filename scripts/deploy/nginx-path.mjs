/** The path of Debian's nginx. A separate file, because Playwright cannot load a script that uses `import.meta.url`. */
export const NGINX = '/usr/sbin/nginx';
