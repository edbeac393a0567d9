import { output } from './processes.ts';

/** Transactions per second of pgbench's TPC-B on the same server, as the current speed of the machine. */
export function tpcB(address: string[], { scale, seconds }: { scale: number; seconds: number }): number {
  const pgbench = (...words: string[]): string => output('pgbench', ...address, ...words, 'tpcb');
  output('createdb', ...address, 'tpcb');
  pgbench('-i', '-q', '-s', String(scale), '-I', 'dtGvp');
  const said = pgbench('-c', '8', '-j', '2', '-T', String(seconds), '-n', '-M', 'prepared');
  output('dropdb', ...address, 'tpcb');
  return Math.round(Number(/tps = ([\d.]+)/.exec(said)?.[1]));
}

/** Reads of one row by its key per second, prepared, over 8 connections: the floor of an answer that needs one read. */
export function oneRead(address: string[], seconds: number): number {
  const pgbench = (...words: string[]): string => output('pgbench', ...address, ...words, 'reads');
  output('createdb', ...address, 'reads');
  pgbench('-i', '-q', '-s', '1', '-I', 'dtGvp');
  const said = pgbench('-S', '-c', '8', '-j', '1', '-T', String(seconds), '-n', '-M', 'prepared');
  output('dropdb', ...address, 'reads');
  return Math.round(Number(/tps = ([\d.]+)/.exec(said)?.[1]));
}
