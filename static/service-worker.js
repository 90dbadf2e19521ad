/* The same under another usual name: below the path prefix and at the root of the host, it stands beside this file. */
importScripts('sw.js');
