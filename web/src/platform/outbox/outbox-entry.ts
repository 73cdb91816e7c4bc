/** One fact that was made on this device. Its id is the server's too: however often it is sent, it counts once. */
export type DeviceFact = {
  readonly id: string;
  /** By the clock of this device. */
  readonly at: string;
  /** The server's moment at the latest contact before it was made. */
  readonly after?: string | undefined;
  readonly kind: string;
};

/** A fact that waits for the server, and whose it is: a member in one organization. */
export type OutboxEntry = {
  readonly id: string;
  /** In which order they were made on this device. Given by the database. */
  readonly order?: number;
  readonly owner: string;
  readonly fact: DeviceFact;
  /** What a person sees of it without the network: a name, a location. */
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
  /** Why the server could not place it. Those wait for a person, not for the network. */
  readonly reason?: string | undefined;
};
