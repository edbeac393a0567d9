import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs the work under an exclusive lock of this clone; the lock of a dead process is ignored. */
export async function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = Number(readFileSync(file, 'utf8') || 0);
    if (pid > 0 && !lives(pid)) rmSync(file, { force: true });
    else if (!told) {
      console.log(`Waiting for process ${pid}, which builds here too`);
      told = true;
    }
    await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
