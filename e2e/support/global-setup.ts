import { startProduct } from './product.ts';

/** Starts one product for the whole run. `E2E_URL` uses a running one, so that a screen can be developed without a build. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => undefined;
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  process.env['E2E_DATA_DIR'] = product.folder;
  return product.stop;
}
