import * as z from 'zod';

/**
 * A backup is a compressed tar archive, so that anybody can look into it: first what it is and the secrets, then the rows of
 * every table as COPY writes them, in parts, then jobs, then pictures, then how much of each, and at the end the checksum
 * of everything before.
 */
export const names = {
  head: 'archway-backup.json',
  secrets: 'token-secrets',
  table: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`,
  jobs: (part: number) => `jobs/${String(part).padStart(6, '0')}`,
  picture: (pictureFolder: string, file: string) => `pictures/${pictureFolder}/${file}`,
  contents: 'contents.json',
  checksum: 'sha256',
};

/** The tables stand in the order in which they can be filled: each after those that it refers to. */
export const Head = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })),
});
export type Head = z.output<typeof Head>;
export type Table = Head['tables'][number];

/** How many rows a table has, and the checksum of all of them in the order of its key, as COPY writes them. */
export const Contents = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  jobs: z.number(),
  pictures: z.number(),
  /** Pictures that the rows tell of and whose files were not found. */
  withoutFiles: z.array(z.string()).default([]),
});
export type Contents = z.output<typeof Contents>;

/** A job that waits to be done. Those that the clock makes are not kept: it makes them again. */
export const Job = z.object({
  name: z.string(),
  payload: z.unknown(),
  runAt: z.string(),
  maxAttempts: z.number(),
});
export type Job = z.output<typeof Job>;
