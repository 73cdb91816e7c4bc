/** A file of a tar archive: its head has been read, its content is read next. */
export type TarMember = {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
};

const block = 512;
const paddingOf = (size: number) => (block - (size % block)) % block;

/** One file of a tar archive, as bytes. */
export const tarMember = (name: string, content: Buffer): Buffer =>
  Buffer.concat([tarHead(name, content.length), content, tarPadding(content.length)]);

export const tarPadding = (size: number) => Buffer.alloc(paddingOf(size));

/** Names of ours have less than a hundred plain characters. */
export const tarHead = (name: string, size: number): Buffer => {
  const head = Buffer.alloc(block);
  head.write(name, 0, 100, 'latin1');
  head.write(['0000600', '0000000', '0000000', ''].join('\0'), 100, 'latin1');
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  head.write(`${'0'.repeat(11)}\0`, 136, 'latin1');
  head.write('0', 156, 'latin1');
  head.write(['ustar', '00'].join('\0'), 257, 'latin1');
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return head;
};

export const endOfTar = () => Buffer.alloc(2 * block);

/** Reads an archive from its beginning to its end, keeping no more of it than arrives at once. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarMember> {
  const source = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await source.next();
    if (done) throw new Error('it ends too early');
    held = held.length > 0 ? Buffer.concat([held, value]) : value;
  };
  const exactly = async (size: number) => {
    while (held.length < size) await more();
    const taken = held.subarray(0, size);
    held = held.subarray(size);
    return taken;
  };
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (held.length === 0) await more();
      const part = held.subarray(0, left);
      held = held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  try {
    for (;;) {
      const head = await exactly(block);
      if (head.every((byte) => byte === 0)) return;
      const { name, size } = readHead(head);
      const content = upTo(size);
      yield { name, size, content };
      // Whatever its reader left.
      for await (const _ of content);
      await exactly(paddingOf(size));
    }
  } finally {
    await source.return?.();
  }
}

const readHead = (head: Buffer) => {
  const text = (from: number, to: number) => head.toString('latin1', from, to).replace(/\0.*$/s, '');
  const size = Number.parseInt(text(124, 136), 8);
  if (Number.parseInt(text(148, 156), 8) !== sumOf(head) || !Number.isSafeInteger(size))
    throw new Error('it is no archive of ours');
  return { name: text(0, 100), size };
};

/** Of all bytes of a head, its own place taken for spaces. */
const sumOf = (head: Buffer) => head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
