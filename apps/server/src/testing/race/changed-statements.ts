import type { CompiledQuery, QueryResult } from 'kysely';
import { PipelinedConnection } from '../../db/connection/pipelined-connection.ts';

interface Changed {
  /** The text that is sent instead. */
  text: (sql: string) => string;
  /** After the answer to a statement, named by its text before the change. */
  answered?: (sql: string) => Promise<void>;
}

/** Sends other texts than those of the product on every connection of this process, until the function that it returns is called. */
export function changeStatements({ text, answered }: Changed): () => void {
  const { executeQuery } = PipelinedConnection.prototype;
  PipelinedConnection.prototype.executeQuery = async function changed<Row>(
    this: PipelinedConnection,
    query: CompiledQuery,
  ) {
    const answer = await executeQuery.call<PipelinedConnection, [CompiledQuery], Promise<QueryResult<Row>>>(this, {
      ...query,
      sql: text(query.sql),
    });
    await answered?.(query.sql);
    return answer;
  };
  return () => {
    PipelinedConnection.prototype.executeQuery = executeQuery;
  };
}
