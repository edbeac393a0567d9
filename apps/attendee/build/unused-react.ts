/** The version of React whose functions are named below; another one has to be looked through again. */
export const version = '19.3.1';

/** A piece of the renderer, from a text that it has once up to the next place of another; `put` takes its place. */
export interface Piece {
  from: string;
  upTo: string;
  put?: string;
}

export interface Part {
  /** Names of React, and props, that need this part: no file of the phone may use them (react-parts.test.ts). Absent: no file can need it. */
  uses?: RegExp;
  /** Functions that begin the part. What only they call is then dropped by the minifier. */
  begins?: readonly string[];
  /** A class of the part, of which all methods are dropped. */
  methodsOf?: string;
  pieces?: readonly Piece[];
  /** By function, the cases of its switches that belong to the part. */
  cases?: Readonly<Record<string, readonly string[]>>;
  /** Hooks that the part consists of. */
  hooks?: readonly string[];
  /** Conditions that are false when nothing uses the part. */
  never?: readonly RegExp[];
  /** Conditions that are true then. */
  always?: readonly RegExp[];
}

/** Methods of class components that the renderer looks for; the phone's only class, its error boundary, has none of them. */
const methods =
  '(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|componentDid(?:Mount|Update|Catch)|componentWillUnmount|getSnapshotBeforeUpdate|shouldComponentUpdate|getDerivedStateFromProps';

/** Parts of the renderer that no screen uses: a fifth of it. */
export const unusedParts: Readonly<Record<string, Part>> = {
  viewTransitions: {
    uses: /\b(ViewTransition|addTransitionType)\b/,
    never: [/\((committedLanes|lanes) & 335544064\) === \1/g, /viewTransitionMutationContext = !0/g],
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
      'accumulateSuspenseyCommitOnFiber',
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
      'preloadInstanceAndSuspendIfNeeded',
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
  /** With the events of forms with actions, which follow them. */
  eventsOfEditing: {
    uses: /\bon(Select|BeforeInput|Composition\w+)\b/,
    begins: ['constructSelectEvent', 'extractEvents$1', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
    pieces: [
      { from: '      handleEventFunc = targetInst ? getNode', upTo: '    }\n    processDispatchQueue(' },
      { from: 'registerTwoPhaseEvent(\n  "onSelect"', upTo: 'var mediaEventTypes' },
      {
        from: '    var ownerDocument =\n      9 === rootContainerElement.nodeType',
        upTo: '  }\n}\nfunction addTrappedEventListener',
      },
      {
        from: '  canUseCompositionEvent =',
        upTo: 'function isFallbackCompositionEnd',
        put: '  documentMode = null;\n',
      },
    ],
  },
  eventsOfEnteringAndLeaving: {
    uses: /\bon(Mouse|Pointer)(Enter|Leave)\b/,
    pieces: [
      { from: '      a: {\n        SyntheticEventCtor =', upTo: '      a: {\n        reactName = targetInst' },
      { from: 'registerDirectEvent("onMouseEnter"', upTo: 'registerTwoPhaseEvent(\n  "onChange"' },
    ],
  },
  /** Changes of fields in browsers without the event `input`. */
  changesWithoutEvent: {
    pieces: [
      {
        from: '          if (isInputEventSupported)',
        upTo: '        else\n          (SyntheticEventCtor =',
        put: '          getTargetInstFunc = getTargetInstForInputOrChangeEvent;\n',
      },
      { from: '        handleEventFunc && handleEventFunc(', upTo: '      }' },
      { from: 'var isInputEventSupported = !1;', upTo: 'function stopWatchingForValueChange' },
      { from: '"change click focusin focusout', upTo: '.split', put: '"change click input"' },
    ],
  },
  /** Keys and movements of events in browsers that do not name them. */
  unnamedKeys: {
    uses: /\b(keyCode|charCode)\b|\bevent\.which\b/,
    pieces: [
      { from: '    key: function (nativeEvent) {', upTo: '    code: 0', put: '    key: 0,\n' },
      { from: '    charCode: function (event) {', upTo: '  }),\n  SyntheticKeyboardEvent' },
      { from: '  normalizeKey = {', upTo: '  modifierKeyToProp' },
      {
        from: '    movementX: function (event) {',
        upTo: '  }),\n  SyntheticMouseEvent',
        put: '    movementX: 0,\n    movementY: 0\n',
      },
      { from: '  lastMovementX,', upTo: '  MouseEventInterface' },
    ],
  },
  animationsAndTransitions: {
    uses: /\bon(Animation|Transition)[A-Z]\w+/,
    pieces: [
      { from: 'registerSimpleEvent(ANIMATION_END', upTo: 'registerSimpleEvent("dblclick"' },
      { from: 'registerSimpleEvent(TRANSITION_RUN', upTo: 'registerTwoPhaseEvent(' },
      { from: 'var ANIMATION_END = getVendorPrefixedEventName', upTo: 'topLevelEventsToReactNames =', put: 'var ' },
      { from: 'function makePrefixMap', upTo: 'var topLevelEventsToReactNames' },
      { from: '  AnimationEventInterface =', upTo: '  ClipboardEventInterface' },
      { from: '  TransitionEventInterface =', upTo: '  WheelEventInterface' },
    ],
    cases: {
      dispatchEventForPluginEventSystem: ['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_END'],
    },
  },
  draggingAndClipboard: {
    uses: /\bon(Drag\w*|Drop|Copy|Cut|Paste|Wheel|Toggle|BeforeToggle|(Got|Lost)PointerCapture)\b/,
    pieces: [
      { from: '  DragEventInterface =', upTo: '  FocusEventInterface' },
      { from: '  ClipboardEventInterface =', upTo: '  CompositionEventInterface' },
      { from: '  WheelEventInterface =', upTo: '  END_KEYCODES' },
    ],
    cases: {
      dispatchEventForPluginEventSystem: [
        'drag',
        'dragend',
        'dragenter',
        'dragexit',
        'dragleave',
        'dragover',
        'dragstart',
        'drop',
        'wheel',
        'copy',
        'cut',
        'paste',
        'gotpointercapture',
        'lostpointercapture',
        'toggle',
        'beforetoggle',
      ],
    },
  },
  otherPointers: {
    uses: /\bon(Mouse(Move|Up|Out|Over)|Pointer(Out|Over)|Touch(End|Move|Cancel)|AuxClick|DoubleClick|ContextMenu|Key(Press|Up)|ScrollEnd)\b/,
    pieces: [{ from: 'registerSimpleEvent("dblclick"', upTo: 'registerSimpleEvent("focusin"' }],
    cases: {
      dispatchEventForPluginEventSystem: [
        'keypress',
        'keyup',
        'beforeblur',
        'afterblur',
        'auxclick',
        'dblclick',
        'mousemove',
        'mouseup',
        'mouseout',
        'mouseover',
        'contextmenu',
        'touchcancel',
        'touchend',
        'touchmove',
        'scrollend',
        'pointerout',
        'pointerover',
      ],
      getListener: [
        'onDoubleClick',
        'onDoubleClickCapture',
        'onMouseMove',
        'onMouseMoveCapture',
        'onMouseUp',
        'onMouseUpCapture',
        'onMouseEnter',
      ],
    },
  },
  rareAttributes: {
    uses: /\b(xlink[A-Z]\w+|xml(Base|Lang|Space)|formAction|onScrollEnd|autoReverse|externalResourcesRequired|preserveAlpha)\b|<(form|button|input)\b[^>]*\baction=/,
    cases: {
      setProp: [
        'action',
        'formAction',
        'onScrollEnd',
        'xlinkHref',
        'xlinkActuate',
        'xlinkArcrole',
        'xlinkRole',
        'xlinkShow',
        'xlinkTitle',
        'xlinkType',
        'xmlBase',
        'xmlLang',
        'xmlSpace',
        'autoReverse',
        'externalResourcesRequired',
        'preserveAlpha',
      ],
    },
  },
  /** The names of attributes come from this code, not from data. */
  checkOfAttributeNames: {
    begins: ['isAttributeNameSafe'],
    pieces: [{ from: 'var VALID_ATTRIBUTE_NAME_REGEX', upTo: 'function isAttributeNameSafe' }],
  },
  methodsOfClasses: {
    uses: new RegExp(`\\b(${methods})\\b`),
    never: [new RegExp(`"function" ===\\s+typeof\\s+[\\w.$]+\\.(?:${methods})\\b`, 'g')],
    always: [new RegExp(`"function" !==\\s+typeof\\s+[\\w.$]+\\.(?:${methods})\\b`, 'g')],
  },
  strictMode: {
    uses: /\bStrictMode\b/,
    never: [/shouldDoubleInvokeUserFnsInHooksDEV(?=\)| &&)/g],
  },
  /** React's tools for developers in the built phone; they work with `vite dev`. */
  developerTools: {
    never: [/injectedHook(?= &&)/g],
    pieces: [{ from: 'if ("undefined" !== typeof __REACT_DEVTOOLS', upTo: 'exports.createRoot' }],
  },
  otherHooks: {
    uses: /\buse(InsertionEffect|Reducer|DebugValue|CacheRefresh)\b/,
    hooks: [
      'useActionState',
      'useCacheRefresh',
      'useDebugValue',
      'useFormState',
      'useHostTransitionStatus',
      'useInsertionEffect',
      'useOptimistic',
      'useReducer',
      'useTransition',
    ],
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

/** Exports that no file of the phone imports, by module; of the scheduler, those that the renderer does not use. */
export const unusedExports = {
  react: [
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useInsertionEffect',
    'useOptimistic',
    'useReducer',
    'useTransition',
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
  scheduler: [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
} as const;
