import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A fixed English word in a module of the component library, and the call that takes its place. */
interface Spoken {
  readonly module: string;
  readonly word: string;
  readonly call: string;
}

export const spoken: readonly Spoken[] = [
  ...['AntdIcon', 'AntdIconLight'].map((one) => ({
    module: `@ant-design/icons/es/components/${one}.js`,
    word: 'role: "img",\n    "aria-label": icon.name',
    call: '...kitIcon(icon.name)',
  })),
  { module: '@rc-component/dialog/es/Dialog/Content/Panel.js', word: '"Close"', call: `kitWord('close')` },
  { module: '@rc-component/notification/es/Notification.js', word: '"Close"', call: `kitWord('close')` },
  {
    module: '@rc-component/input-number/es/StepHandler.js',
    word: `isUpAction ? 'Increase Value' : 'Decrease Value'`,
    call: `kitWord(isUpAction ? 'increase' : 'decrease')`,
  },
  {
    // The button that empties a field has no name of its own.
    module: '@rc-component/input/es/BaseInput.js',
    word: 'type: "button",',
    call: `type: "button",\n        "aria-label": kitWord('clear'),`,
  },
  { module: '@rc-component/segmented/es/index.js', word: '"segmented control"', call: `kitWord('choices')` },
  {
    module: '@rc-component/tabs/es/TabNavList/TabNode.js',
    word: '`Tab ${currentPosition} of ${tabCount}`',
    call: 'kitTab(currentPosition, tabCount)',
  },
  {
    module: '@rc-component/tabs/es/TabNavList/TabNode.js',
    word: `removeAriaLabel || 'remove'`,
    call: `removeAriaLabel || kitWord('remove')`,
  },
  { module: '@rc-component/tabs/es/TabNavList/OperationNode.js', word: `'expanded dropdown'`, call: `kitWord('more')` },
  {
    module: '@rc-component/tabs/es/TabNavList/OperationNode.js',
    word: `removeAriaLabel || 'remove'`,
    call: `removeAriaLabel || kitWord('remove')`,
  },
];

/**
 * Makes the console's components speak its language to screen readers. The library has fixed English words where neither its locale nor
 * a property reaches.
 */
export function kitWords(root: string): Plugin {
  const words = join(root, 'src/lib/texts/kit-words.ts');
  return {
    name: 'kit-words',
    apply: 'build',
    transform(code, id) {
      const module = id.split('/node_modules/').at(-1)?.split('?')[0];
      const ours = spoken.filter((one) => one.module === module);
      return ours.length === 0 ? null : { code: inLanguage(code, ours, words), map: null };
    },
  };
}

/** Returns the source of a module with calls in place of its words. A word that is gone stops the build: a release has changed it. */
export function inLanguage(code: string, ours: readonly Spoken[], words: string): string {
  const changed = ours.reduce((text, { module, word, call }) => {
    if (text.split(word).length !== 2) throw new Error(`${module} must contain ${word} once`);
    return text.replace(word, () => call);
  }, code);
  return `import { kitIcon, kitTab, kitWord } from ${JSON.stringify(words)};\n${changed}`;
}
