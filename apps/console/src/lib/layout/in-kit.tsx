import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A dialog or page shown where antd's components are not loaded yet: it loads them together with its own code. */
export const inKit = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [{ Kit }, { default: Inside }] = await Promise.all([import('./Kit.tsx'), load()]);
    return {
      default: (props: Props) => (
        <Kit>
          <Inside {...props} />
        </Kit>
      ),
    };
  });
