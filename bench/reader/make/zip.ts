import { crc32 } from 'node:zlib';

/** A ZIP of texts, stored as they are. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const nameBytes = Buffer.from(name);
    const data = Buffer.from(text);
    const sums = Buffer.alloc(16);
    sums.writeUInt32LE(crc32(data), 4);
    sums.writeUInt32LE(data.length, 8);
    sums.writeUInt32LE(data.length, 12);
    const tail = Buffer.alloc(4);
    tail.writeUInt16LE(nameBytes.length, 0);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 0, 0]), sums, tail]);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, nameBytes);
    offset += 30 + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  const n = Object.keys(files).length;
  end.writeUInt16LE(n, 8);
  end.writeUInt16LE(n, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
