import type { Plugin } from 'vite';
import { parseSync } from 'vite';

/** The version of React whose functions are named below; another one has to be looked through again. */
export const version = '19.3.1';

interface Part {
  /** Names of React, and props, that need this part: no file of the phone may use them (react-parts.test.ts). */
  uses: RegExp;
  /** Functions that begin the part. What only they call is then dropped by the minifier. */
  begins: readonly string[];
  /** A class of the part, of which all methods are dropped. */
  methodsOf?: string;
}

/** Parts of the renderer that no screen uses: a fifth of it. */
export const unusedParts: Readonly<Record<string, Part>> = {
  viewTransitions: {
    uses: /\b(ViewTransition|addTransitionType)\b/,
    begins: [
      'applyViewTransitionToHostInstances',
      'claimQueuedTransitionTypes',
      'commitAfterMutationEffectsOnFiber',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'pushViewTransitionCancelableScope',
      'queueTransitionTypes',
      'recursivelyTraverseAfterMutationEffects',
      'reportViewTransitionError',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
    methodsOf: 'ViewTransitionPseudoElement',
  },
  /** Titles, metadata, styles and scripts that React moves into the head. The phone sets its title itself. */
  resources: {
    uses: /<(title|meta|link|style|script)\b|\b(pre(load|init)(Module)?|preconnect|prefetchDNS)\b[^'"]*'react-dom'/,
    begins: [
      'acquireResource',
      'createHoistableInstance',
      'getHoistableRoot',
      'getHydratableHoistableCache',
      'getResource',
      'insertSuspendedStylesheets',
      'isHostHoistableType',
      'markNodeAsHoistable',
      'maySuspendCommit',
      'mountHoistable',
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'suspendInstance',
      'suspendResource',
      'waitForCommitToBeReady',
    ],
  },
  refsOfFragments: {
    uses: /<Fragment\b[^>]*\bref=/,
    begins: [
      'addFragmentHandleToFiber',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
      'isFragmentInstanceParent',
      'traverseVisibleInstancesAndTextInstances',
    ],
    methodsOf: 'FragmentInstance',
  },
  actionsOfForms: {
    uses: /\b(useActionState|useFormStatus|requestFormReset|formAction)\b|<form\b[^>]*\baction=\{/,
    begins: [
      'mountActionState',
      'recursivelyResetForms',
      'requestFormReset',
      'requestFormReset$1',
      'rerenderActionState',
      'startHostTransition',
      'updateActionState',
    ],
  },
  /** The list of components above one that failed: nothing reports it. */
  stacksOfComponents: { uses: /\bcomponentStack\b/, begins: ['getStackByFiberInDevAndProd'] },
  suspenseLists: { uses: /\bSuspenseList\b/, begins: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'] },
  eventsOfEditing: {
    uses: /\bon(Select|BeforeInput)=/,
    begins: ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  },
  elementsOfDocument: {
    uses: /<(html|head|body)\b/,
    begins: [
      'commitHostSingletonAcquisition',
      'isSingletonScope',
      'releaseSingletonInstance',
      'resolveSingletonInstance',
    ],
  },
  /** Focus and pointers over a part that is not hydrated yet are not told to it later: parts hydrate at once, and no part waits for them. */
  eventsBeforeHydration: {
    uses: /\bonMouse(Enter|Over)=|\bonPointer(Enter|Over)=|\bonDragEnter=|\bunstable_scheduleHydration\b/,
    begins: [
      'attemptExplicitHydrationTarget',
      'clearIfContinuousEvent',
      'queueIfContinuousEvent',
      'retryIfBlockedOn',
      'scheduleReplayQueueIfNeeded',
    ],
  },
  /** A navigation that only shows the browser's own sign of loading. */
  signsOfTransitions: {
    uses: /\bstartTransition\(async\b/,
    begins: ['defaultOnDefaultTransitionIndicator', 'entangleAsyncAction', 'chainThenableValue'],
  },
  transitionsOfComponents: {
    uses: /\buse(Transition|Optimistic)\b/,
    begins: ['dispatchOptimisticSetState', 'startTransition'],
  },
  portals: { uses: /\bcreatePortal\b/, begins: ['hideOrUnhideNearestPortals'] },
  forwardedRefs: { uses: /\bforwardRef\b/, begins: ['updateForwardRef'] },
  nodesAndNamesOfComponents: {
    uses: /\bfindDOMNode\b/,
    begins: ['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl', 'getComponentNameFromType'],
  },
  customElements: { uses: /<[a-z]+-[a-z-]+[\s/>]/, begins: ['isCustomElement', 'setPropOnCustomElement'] },
};

/** Exports that no file of the phone imports, by module. */
export const unusedExports: Readonly<Record<'react' | 'react-dom', readonly string[]>> = {
  react: [
    'Children',
    'PureComponent',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'forwardRef',
    'isValidElement',
  ],
  'react-dom': [
    'createPortal',
    'flushSync',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
};

/** What a function of a dropped part returns; the others return nothing. Null: a commit waits for no resource. */
const returns: Readonly<Record<string, string>> = { waitForCommitToBeReady: 'null' };

/** Drops the parts of React that no screen uses (docs/decisions/small-phone.md). The server's renderer stays whole. */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    transform(code, id) {
      const [, module] = /\/cjs\/(react|react-dom|react-dom-client)\.production\.js$/.exec(id) ?? [];
      if (module === undefined) return null;
      return {
        code:
          module === 'react-dom-client' ? withoutParts(code) : withoutExports(code, module as 'react' | 'react-dom'),
        map: null,
      };
    },
  };
}

/** The renderer without its unused parts. @throws when this is another version than the table describes */
export function withoutParts(code: string): string {
  if (!code.includes(`version: "${version}"`))
    throw new Error(`react-dom is not ${version}: look through build/react-parts.ts`);
  const parts = Object.values(unusedParts);
  const missing = new Set(parts.flatMap(({ begins }) => begins));
  const methods = parts.flatMap(({ methodsOf }) => (methodsOf === undefined ? [] : [`${methodsOf}.prototype.`]));
  let kept = '';
  let at = 0;
  for (const node of parseSync('react-dom-client.js', code).program.body) {
    if (node.type === 'FunctionDeclaration' && node.body && node.id && missing.delete(node.id.name)) {
      const value = returns[node.id.name];
      kept += `${code.slice(at, node.body.start)}{${value === undefined ? '' : `return ${value}`}}`;
      at = node.body.end;
    } else if (node.type === 'ExpressionStatement' && methods.some((one) => code.startsWith(one, node.start))) {
      kept += code.slice(at, node.start);
      at = node.end;
    }
  }
  if (missing.size > 0) throw new Error(`react-dom has no functions ${[...missing].join(', ')}`);
  return kept + code.slice(at);
}

/** React or its DOM module without its unused exports. @throws when one is missing */
export function withoutExports(code: string, module: 'react' | 'react-dom'): string {
  const missing = new Set(unusedExports[module]);
  let kept = '';
  let at = 0;
  for (const node of parseSync(`${module}.js`, code).program.body) {
    const [, name = ''] = /^exports\.(\w+) = /.exec(code.slice(node.start, node.end)) ?? [];
    if (!missing.delete(name)) continue;
    kept += code.slice(at, node.start);
    at = node.end;
  }
  if (missing.size > 0) throw new Error(`${module} has no exports ${[...missing].join(', ')}`);
  return kept + code.slice(at);
}
