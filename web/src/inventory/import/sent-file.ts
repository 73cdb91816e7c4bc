/** A file with what tells it from another one: sending the same again is the same wish. */
export type SentFile = {
  readonly file: File;
  readonly name: string;
  readonly size: number;
  readonly at: number;
};

export const sentFile = (file: File): SentFile => ({
  file,
  name: file.name,
  size: file.size,
  at: file.lastModified,
});
