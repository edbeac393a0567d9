/** A path of the contract in the router's spelling: `:x` is `$x` and `:x?` is `{-$x}`. */
export function routerPath(path: string): string {
  return path.replace(/:(\w+)\?/g, '{-$$$1}').replace(/:(\w+)/g, '$$$1');
}
