import { readdirSync } from 'node:fs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { addressTable } from '../../src/address-table.ts';

/**
 * Runs the static server for a folder in a separate process. It reports its port, and after each message the number of
 * its open files. The second argument is the origin of a backend. French is added to the languages of the site.
 */
const [, , built, backend] = process.argv;
const languages = { ...addressTable.languages, fr: { locale: 'fr-FR' } };
const server = createStaticServer({ built, table: { ...addressTable, languages }, backend });
server.listen(0, () => process.send({ port: server.address().port }));
process.on('message', () => process.send({ openFiles: readdirSync('/dev/fd').length }));
process.on('disconnect', () => process.exit());
