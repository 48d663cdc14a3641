import { type Plugin, parseAst } from 'vite'

/**
 * React's work in a browser comes as one module, with features that no page of ours uses: transitions of views,
 * handles on fragments, lists of Suspense, parts that are kept hidden, states of actions, and elements of an author's
 * own. What does their work finds nothing to do, or is never reached; it is left out of the first load. Whoever wants
 * one of them takes it out of the lists below. If the module changes its shape, or a source uses one, the build stops.
 */
const unusedFunctions = new Set([
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
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'validateDocumentPositionWithFiberTree',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'setPropOnCustomElement',
  'mountActionState',
  'runActionStateAction',
  'updateActionStateImpl',
  'rerenderActionState',
])
const unusedClasses = new Set(['FragmentInstance', 'ViewTransitionPseudoElement'])

const ofReact = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/
const usesThem =
  /\b(?:ViewTransition|SuspenseList|Activity|useActionState)\b[^'\n]*from 'react'|<Fragment\b[^>]*\bref=|<[a-z]+-[a-z]/

export function slimReact(sources: string): Plugin {
  return {
    name: 'slim-react',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (ofReact.test(id)) return { code: withoutUnused(code), map: null }
      if (id.startsWith(sources) && usesThem.test(code))
        this.error(`${id} uses what build/slim-react.ts leaves out of React`)
      return null
    },
  }
}

/** Empties the functions, and drops what is set on the prototypes of the classes. */
export function withoutUnused(code: string): string {
  const found = new Set<string>()
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  for (const statement of parseAst(code).body) {
    const { start, end } = statement
    if (statement.type === 'FunctionDeclaration' && unusedFunctions.has(statement.id?.name ?? '')) {
      found.add(statement.id?.name ?? '')
      cuts.push({ ...(statement.body as { start: number; end: number }), text: '{}' })
    } else if (statement.type === 'ExpressionStatement') {
      const [, name = ''] = /^(\w+)\.prototype\.\w+ = /.exec(code.slice(start, start + 120)) ?? []
      if (!unusedClasses.has(name)) continue
      found.add(name)
      cuts.push({ start, end, text: '' })
    }
  }
  const missed = [...unusedFunctions, ...unusedClasses].filter((name) => !found.has(name))
  if (missed.length > 0)
    throw new Error(`React has a new shape: build/slim-react.ts must learn it (${missed.join()})`)
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
}
