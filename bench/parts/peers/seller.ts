/** A program that sells, running and filled, with its data on the PostgreSQL that all sellers share. */
export interface Seller {
  /** Processes of the server; time of their children is included. */
  pids: number[];
  /** One complete sale of a visitor, up to the confirmed payment; throws when any step fails. */
  sell(index: number): Promise<void>;
  /** Waits for deferred work, such as messages. */
  settled(): Promise<void>;
  /** Throws unless this many sales are paid in the database. */
  verify(made: number): Promise<void>;
}

/** Where PostgreSQL listens; user `postgres`, without a password. */
export interface Place {
  host: string;
  port: number;
  /** Folder for what the seller's programs install and write. */
  folder: string;
}

/** Throws unless the query, which counts paid sales as `paid`, finds what was made. */
export function expectPaid(paid: number, made: number): void {
  if (paid !== made) throw new Error(`${made} sales were made, ${paid} are paid in the database`);
}
