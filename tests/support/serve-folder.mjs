import { readdirSync } from 'node:fs';
import { createStaticServer } from '../../scripts/static-server.mjs';

/** The static server over a folder, in a process of its own: says its port, and on each message how many files it has open. */
const server = createStaticServer(process.argv[2]);
server.listen(0, () => process.send({ port: server.address().port }));
process.on('message', () => process.send({ openFiles: readdirSync('/dev/fd').length }));
process.on('disconnect', () => process.exit());
