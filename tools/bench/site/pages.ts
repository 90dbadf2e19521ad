import { addressTable } from '../../../src/address-table';
import { isProgram } from '../../../src/layout/head/page-addresses';

const pages = Object.keys(addressTable.pages);

/** Content pages, in the default language. */
export const MARKETING = pages.filter((page) => !isProgram(page));

/** Pages that are programs. */
export const PROGRAMS = pages.filter((page) => isProgram(page));
