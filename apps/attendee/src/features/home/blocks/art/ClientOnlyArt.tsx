import { useSyncExternalStore, type ComponentType } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * A large drawing that the server leaves out of the page: the program contains it anyway, and its kilobytes of paths would be sent
 * twice. Until then its frame shows the drawing's background.
 */
export function ClientOnlyArt<Props extends object>({ Art, ...props }: { Art: ComponentType<Props> } & Props) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? <Art {...(props as unknown as Props)} /> : <span className="art" />;
}
