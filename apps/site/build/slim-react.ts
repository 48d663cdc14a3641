import { type Plugin, parseAst } from 'vite'

/**
 * React's work in a browser comes as one module, with features that no page of ours uses. What does their work finds
 * nothing to do, or is never reached; it is left out of the first load. Whoever wants one of them takes it out of the
 * lists below. If the module changes its shape, or a source uses one, the build stops.
 */
const unused = {
  'transitions of views': [
    'startViewTransition',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
  ],
  'handles on fragments': [
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'validateDocumentPositionWithFiberTree',
  ],
  "lists of Suspense, parts that are kept hidden, elements of an author's own": [
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'retryActivityComponentWithoutHydrating',
    'setPropOnCustomElement',
  ],
  'states of actions, transitions, values that come later': [
    'mountActionState',
    'runActionStateAction',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'startTransition',
    'startHostTransition',
    'dispatchOptimisticSetState',
    'defaultOnDefaultTransitionIndicator',
    'extractEvents$1',
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
  ],
  // Ours stand in the page itself; nothing that a page draws belongs into its head.
  'sheets, scripts and titles that are lifted into the head': [
    'isHostHoistableType',
    'getResource',
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'preloadResourceAndSuspendIfNeeded',
    'preloadInstanceAndSuspendIfNeeded',
    'accumulateSuspenseyCommitOnFiber',
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  'events of marking and of composing letters': [
    'constructSelectEvent',
    'getNativeBeforeInputChars',
    'getFallbackBeforeInputChars',
  ],
  // Names in it are a letter long once the site is built.
  'the stack of components of an error': ['getStackByFiberInDevAndProd'],
  'roots whose parts are asked for from outside': [
    'attemptExplicitHydrationTarget',
    'findCurrentFiberUsingSlowPath',
  ],
} as const
const unusedFunctions: ReadonlySet<string> = new Set(Object.values(unused).flat())
/** Where nothing is not an answer. */
const answers: Readonly<Record<string, string>> = { waitForCommitToBeReady: '{ return null }' }
const unusedClasses = new Set(['FragmentInstance', 'ViewTransitionPseudoElement'])
/** Of the attributes whose names in React are not those of the page, what we draw with. */
const attributes =
  'htmlFor httpEquiv crossOrigin clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontStyle fontWeight letterSpacing pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor transformOrigin vectorEffect'.split(
    ' ',
  )

const ofReact = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/
/** Of ourselves: what stands in node_modules was looked through by hand. */
const ofOurs = /\/(?:apps\/site|packages\/ui)\/src\//
const usesThem = new RegExp(
  [
    /\b(?:ViewTransition|SuspenseList|Activity)\b[^'\n]*from 'react'/,
    /<Fragment\b[^>]*\bref=|<[a-z]+-[a-z]/,
    /\b(?:useActionState|useTransition|useOptimistic|useDeferredValue|useFormStatus|startTransition|findDOMNode)\b/,
    /\b(?:preload|preinit|prefetchDNS|preconnect)\w*\b[^'\n]*from 'react-dom'/,
    /<(?:title|meta|link|style|script)\b|<form\b[^>]*\baction=|\bformAction=/,
    /\bon(?:Select|BeforeInput|Composition\w+)(?:Capture)?=/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

export function slimReact(): Plugin {
  let spelled: readonly string[] = []
  const others: { readonly id: string; readonly code: string }[] = []
  return {
    name: 'slim-react',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (ofReact.test(id)) {
        spelled = spelledOtherwise(code)
        return { code: withoutUnused(code), map: null }
      }
      if (!ofOurs.test(id)) return null
      others.push({ id, code })
      if (usesThem.test(code)) this.error(`${id} uses what build/slim-react.ts leaves out of React`)
      return null
    },
    buildEnd(error) {
      const left = spelled.filter((name) => !attributes.includes(name))
      const uses = new RegExp(`\\s(?:${left.join('|')})=[{"]`)
      const found = left.length > 0 && others.find(({ code }) => uses.test(code))
      if (!error && found)
        this.error(`${found.id} sets an attribute that build/slim-react.ts leaves out of React`)
    },
  }
}

const spelling = /\s*\["([\w-]+)", "[\w:-]+"\],?/g
const spellings = (code: string) => {
  const start = code.indexOf('aliases = new Map([')
  const list = code.slice(start, code.indexOf(']),', start))
  return start < 0 ? '' : list
}

/** The attributes whose names in React are not those of the page. */
export const spelledOtherwise = (code: string): string[] =>
  [...spellings(code).matchAll(spelling)].map(([, name = '']) => name)

/** Empties the functions, drops what is set on the prototypes of the classes, and the attributes that nobody draws with. */
export function withoutUnused(code: string): string {
  const found = new Set<string>()
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  for (const statement of parseAst(code).body) {
    const { start, end } = statement
    if (statement.type === 'FunctionDeclaration') {
      const { name = '' } = statement.id ?? {}
      if (!unusedFunctions.has(name) && !answers[name]) continue
      found.add(name)
      cuts.push({ ...(statement.body as { start: number; end: number }), text: answers[name] ?? '{}' })
    } else if (statement.type === 'ExpressionStatement') {
      const [, name = ''] = /^(\w+)\.prototype\.\w+ = /.exec(code.slice(start, start + 120)) ?? []
      if (!unusedClasses.has(name)) continue
      found.add(name)
      cuts.push({ start, end, text: '' })
    }
  }
  const names = spelledOtherwise(code)
  const missed = [
    ...[...unusedFunctions, ...Object.keys(answers), ...unusedClasses].filter((name) => !found.has(name)),
    ...attributes.filter((name) => !names.includes(name)),
  ]
  if (missed.length > 0)
    throw new Error(`React has a new shape: build/slim-react.ts must learn it (${missed.join()})`)
  const slim = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
  const list = spellings(slim)
  const kept = list.replace(spelling, (pair, name: string) => (attributes.includes(name) ? pair : ''))
  return slim.replace(list, () => kept)
}
