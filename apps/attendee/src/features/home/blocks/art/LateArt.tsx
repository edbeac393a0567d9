import { useSyncExternalStore, type ComponentType } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * A large drawing, which the server leaves out of the page: the program carries it anyway, and lines of kilobytes would come twice.
 * Its frame has the drawing's ground until then.
 */
export function LateArt<Props extends object>({ Art, ...props }: { Art: ComponentType<Props> } & Props) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? <Art {...(props as unknown as Props)} /> : <span className="art" />;
}
