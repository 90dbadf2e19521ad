import { createHash } from 'node:crypto';

/** The parts of npm's CycloneDX document that differ between runs or folders. */
interface Document {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } };
}

/** A text's hash in the form of a UUID (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * npm's SBOM, made identical for identical packages: with the project's name instead of the folder's, the time of the
 * commit (ISO 8601) and a serial number derived from the content.
 */
export function repeatableSbom(written: string, name: string, moment: string): string {
  const document: Document = JSON.parse(written);
  document.metadata.component.name = name;
  document.metadata.timestamp = moment;
  document.serialNumber = '';
  document.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(document))}`;
  return `${JSON.stringify(document, null, 2)}\n`;
}
