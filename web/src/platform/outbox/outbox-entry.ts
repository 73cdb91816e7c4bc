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
  /** Why the server could not place it. Those wait for a person, or for another version of the app, not for the network. */
  readonly reason?: string | undefined;
  /** What was told so: a version of the app, or one page of it. */
  readonly refusedIn?: string | undefined;
};

/** A picture of a fact. It is sent after its fact, from the byte on that the server does not have. */
export type OutboxPicture = {
  readonly id: string;
  readonly owner: string;
  readonly factId: string;
  /** Among the pictures of its fact. */
  readonly position: number;
  readonly content: Blob;
  /** Bytes that the server has. */
  readonly sent: number;
  /** Why the server will not take it, and what was told so. */
  readonly reason?: string | undefined;
  readonly refusedIn?: string | undefined;
};

/** A fact that the server has: it can still be taken back from here, for a while. */
export type SentEntry = Omit<OutboxEntry, 'order' | 'reason' | 'refusedIn'> & {
  readonly sentAt: number;
  /** Why somebody has to decide about it; null of what is recorded. */
  readonly review: string | null;
};

/** What became of one fact on the server. */
export type Placed = {
  readonly id: string;
  readonly review: string | null;
  /** The other open move that a piece is for; a helper is not told which. */
  readonly belongsTo?: { readonly moveId: string | null; readonly stagingName: string } | undefined;
};
