import { startProduct } from './product.ts';

/** One product for the whole run. `E2E_URL` takes one that runs already, so that a screen can be worked on without building. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => undefined;
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  process.env['E2E_DATA_DIR'] = product.folder;
  return product.stop;
}
