import Fastify from 'fastify';
import { createSimulator, type Simulator } from './simulator.ts';
import { simulatedSettings, type SimulatedSettings } from './simulated-settings.ts';
import type { Faults } from './control/faults.ts';

const PREFIX = '/simulator';

export interface StartedSimulator {
  /** `http://127.0.0.1:<port>/simulator` */
  base: string;
  settings: SimulatedSettings;
  world: Simulator['world'];
  close(): Promise<void>;
}

/** A standalone simulator on a port of this machine: for tests, and for several servers on one database. */
export async function startSimulator(options: {
  /** 0 takes any. */
  port?: number;
  directory?: string | null;
  faults?: Partial<Faults>;
  now?: () => number;
}): Promise<StartedSimulator> {
  const app = Fastify({ forceCloseConnections: true });
  const simulator = await createSimulator({
    directory: options.directory ?? null,
    serverBase: '',
    browserBase: '',
    scanBase: '',
    ...(options.faults === undefined ? {} : { faults: options.faults }),
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  await app.register(simulator.plugin, { prefix: PREFIX });
  const origin = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const base = origin + PREFIX;
  Object.assign(simulator.world, { serverBase: base, browserBase: base, scanBase: base });
  return {
    base,
    settings: simulatedSettings(simulator.credentials, base),
    world: simulator.world,
    close: async () => app.close(),
  };
}
