/** A point of OpenStreetMap. */
export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}

/** A street of OpenStreetMap: the ids of its nodes, and its tags. */
export interface OsmWay {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags: Readonly<Record<string, string>>;
}

/** A whole number of Protocol Buffers, seven bits in a byte. */
function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  while (rest > 0x7fn) {
    bytes.push(Number((rest & 0x7fn) | 0x80n));
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}

/** A whole number with a sign. */
const signed = (value: number) => varint(value < 0 ? BigInt(-value) * 2n - 1n : BigInt(value) * 2n);

const numberField = (field: number, value: Buffer) => Buffer.concat([varint(field * 8), value]);
const bytesField = (field: number, content: Buffer | string) => {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
};
const packed = (field: number, values: readonly Buffer[]) => bytesField(field, Buffer.concat([...values]));

/** A part of the file with its type in front. */
function fileBlock(type: 'OSMHeader' | 'OSMData', content: Buffer): Buffer {
  const blob = bytesField(1, content);
  const header = Buffer.concat([bytesField(1, type), numberField(3, varint(blob.length))]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

/** Coordinates are whole hundreds of nanodegrees. */
const degrees = (value: number) => signed(Math.round(value * 1e7));

/** Nodes and ways as a file that Valhalla reads: https://wiki.openstreetmap.org/wiki/PBF_Format */
export function osmFile(nodes: readonly OsmNode[], ways: readonly OsmWay[]): Buffer {
  const words = ['', ...new Set(ways.flatMap(({ tags }) => Object.entries(tags).flat()))];
  const wordOf = new Map(words.map((word, index) => [word, varint(index)]));
  const places = (texts: readonly string[]) => texts.map((text) => wordOf.get(text) ?? varint(0));
  const nodeGroup = nodes.map(({ id, lat, lng }) =>
    bytesField(
      1,
      Buffer.concat([numberField(1, signed(id)), numberField(8, degrees(lat)), numberField(9, degrees(lng))]),
    ),
  );
  const wayGroup = ways.map(({ id, nodes: stops, tags }) =>
    bytesField(
      3,
      Buffer.concat([
        numberField(1, varint(id)),
        packed(2, places(Object.keys(tags))),
        packed(3, places(Object.values(tags))),
        packed(
          8,
          stops.map((stop, index) => signed(stop - (stops[index - 1] ?? 0))),
        ),
      ]),
    ),
  );
  const block = Buffer.concat([
    bytesField(1, Buffer.concat(words.map((word) => bytesField(1, word)))),
    bytesField(2, Buffer.concat(nodeGroup)),
    bytesField(2, Buffer.concat(wayGroup)),
  ]);
  return Buffer.concat([fileBlock('OSMHeader', bytesField(4, 'OsmSchema-V0.6')), fileBlock('OSMData', block)]);
}
