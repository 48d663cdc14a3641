/**
 * Which way the arrows point (ARCHITECTURE.md). Rules that speak of modules and workspaces are
 * made from apps/server/src/modules/uses.json and the package.json files, so that there is one
 * place to change. tools/checks/arrows.test.ts plants a violation of every rule.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const at = (path) => new URL(path, import.meta.url)
const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

const uses = Object.entries(readJson('apps/server/src/modules/uses.json').uses).map(([name, below]) => [
  name,
  Object.keys(below),
])
const rootManifest = readJson('package.json')
const workspaces = ['apps', 'packages', 'studios'].flatMap((kind) =>
  (existsSync(at(kind)) ? readdirSync(at(kind)) : [])
    .map((name) => `${kind}/${name}`)
    .filter((home) => existsSync(at(`${home}/package.json`)))
    .map((home) => ({ home, manifest: readJson(`${home}/package.json`) })),
)

const modules = '^apps/server/src/modules'
const testing = '^apps/(server|site)/src/testing/'
const groundwork = '^packages/groundwork/'
const tests = '[.]test[.]tsx?$'
// Run when something is built, never in the product.
const configs = '(^|/)[a-z.-]+[.]config[.]ts$|^(apps|packages)/[^/]+/build/|^studios/[^/]+/games/[^/]+/art/'
// The one file of the contracts that is for servers alone: it needs the secret and Node's hashes.
const drawing = '^apps/site/src/server/'
const signature = '^packages/contracts/src/vendors/vendor-signature[.]ts$'
const engine = '^studios/[^/]+/games/[^/]+/engine[.]ts$'

/** One rule: nothing under `from` may reach what `to` matches. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

const packageRules = [
  forbid(
    'kernel-is-bare',
    'The kernel runs everywhere, so it imports nothing, not even Node.',
    { path: '^packages/kernel/src/', pathNot: tests },
    { pathNot: '^packages/kernel/src/' },
  ),
  forbid(
    'contracts-are-pure',
    'Contracts know zod and the kernel: browser, server and vendors all read them.',
    { path: '^packages/contracts/src/', pathNot: `${tests}|${signature}` },
    { pathNot: '^packages/(contracts|kernel)/src/|node_modules/zod/' },
  ),
  forbid(
    'contracts-are-pure',
    "The vendor API's signature knows Node's hashes, and nothing else.",
    signature,
    { pathNot: `^(node:)?crypto$|${signature}` },
  ),
  forbid(
    'table-rules-are-pure',
    'Rules of tables know the kernel and the type of chance: servers, pages and verifiers all read them.',
    { path: '^packages/table-rules/src/', pathNot: tests },
    { pathNot: '^packages/(table-rules|kernel|fairness)/' },
  ),
  forbid(
    'signing-is-for-servers',
    'Whoever signs holds a secret: platform, studio servers and tools, never a page or what pages load.',
    {
      path: '^(apps/(site|console)|packages|studios)/',
      pathNot: `^packages/(studio-kit/src|groundwork/src/payment-simulator)/|^studios/[^/]+/server/|^studios/host/|${tests}|${signature}`,
    },
    signature,
  ),
  forbid(
    'packages-look-down',
    'A package never knows who uses it: no app and no studio.',
    '^packages/',
    '^(apps|studios)/',
  ),
  forbid(
    'through-the-package',
    'Another workspace is entered by its package name, which its exports govern, not by a relative path.',
    { path: '^((?:apps|packages|studios)/[^/]+)/', pathNot: testing },
    { path: '^(apps|packages|studios)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
]

const appRules = [
  forbid('apps-are-apart', 'Apps meet in contracts.', '^apps/([^/]+)/', {
    path: '^apps/',
    pathNot: '^apps/$1/',
  }),
  forbid(
    'clients-never-see-the-server',
    'What a browser loads talks to the server through contracts and call().',
    '^(apps/(site|console)|packages/(ui|i18n|art|game-page)|studios/[^/]+/(games|client|shared))/',
    '^apps/server/',
  ),
  forbid(
    'browsers-have-no-node',
    'This is loaded by a browser: Node modules do not exist there.',
    {
      path: '^(apps/(site|console)/src|packages/(ui|contracts|kernel|game-page)/src|studios/[^/]+/client)/',
      pathNot: `${tests}|${signature}|${drawing}`,
    },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'drawing-stands-alone',
    'This is the site as the platform draws first screens with it: no browser loads it.',
    { path: '^apps/', pathNot: drawing },
    drawing,
  ),
  forbid(
    'product-without-tests',
    'What is only there for tests and for a machine without services is not in the product: of programs, `npm start` alone uses it.',
    { path: '^(apps|packages|studios)/', pathNot: `${testing}|${groundwork}|${tests}|${configs}` },
    `${testing}|${groundwork}`,
  ),
]

const floorRules = [
  forbid(
    'tools-stand-above',
    'Commands, benchmarks and journeys use the product, never the other way round, not even in a test: what both need is in packages/groundwork.',
    '^(apps|packages|studios)/',
    '^(tools|bench|e2e)/',
  ),
  forbid(
    'tools-look-down',
    'A command knows no benchmark and no journey: what it shares with them is in packages/groundwork.',
    '^tools/',
    '^(bench|e2e)/',
  ),
  forbid(
    'journeys-are-alone',
    'A benchmark measures and a journey walks: what they share is in packages/groundwork.',
    '^bench/',
    '^e2e/',
  ),
  forbid(
    'journeys-are-alone',
    'A journey meets the product as it runs, and is told by its environment where that is.',
    '^e2e/',
    '^(tools|bench)/',
  ),
]

const studioRules = [
  forbid(
    'studios-are-strangers',
    'Platform and studio meet only over the signed vendor API. The platform builds with studios/ deleted.',
    { path: '^apps/', pathNot: testing },
    '^studios/',
  ),
  forbid('studios-are-strangers', 'A studio never sees an app.', '^studios/', '^apps/'),
  forbid(
    'studios-are-apart',
    'A vendor must be able to walk away with its folder.',
    { path: '^studios/([^/]+)/', pathNot: '^studios/host/' },
    { path: '^studios/', pathNot: '^studios/$1/' },
  ),
  forbid(
    'host-takes-games-only',
    "The host runs the studios' games; the rest of a studio is its own affair.",
    '^studios/host/',
    { path: '^studios/', pathNot: '^studios/(host|[^/]+/games)/' },
  ),
  forbid(
    'studio-knows-only-its-kit',
    'A studio sees studio-kit, table-rules, lottery-rules, game-page, fairness, kernel, ui and art: what a stranger would be given.',
    { path: '^studios/', pathNot: '^studios/host/' },
    {
      path: '^packages/',
      pathNot: '^packages/(studio-kit|table-rules|lottery-rules|game-page|fairness|kernel|ui|art)/',
    },
  ),
  forbid(
    'engines-are-pure',
    'rules.ts and engine.ts know the kernel, the other files of their game that deal and show, what games of their studio share, the rules of tables, and the types of fairness and of the contract of games: chance, time and state come in as arguments.',
    '^(studios/[^/]+/)(games/[^/]+)/(?:rules|engine|deal)[.]ts$',
    {
      pathNot:
        '^$1$2/(?!(exact|game|view)[.])[^/]+[.]ts$|^$1shared/|^packages/(kernel|fairness|table-rules)/|^packages/studio-kit/src/rules[.]ts$',
    },
  ),
  forbid(
    'engines-are-pure',
    'An engine may name the types of fairness and of the kit, never call them.',
    '^studios/[^/]+/games/[^/]+/(rules|engine|deal)[.]ts$',
    { path: '^packages/(fairness|studio-kit)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'views-do-not-deal',
    'A client draws the outcome that the server dealt: it may import the types of an engine, never its functions.',
    { path: '^studios/[^/]+/(client/|games/[^/]+/view)', pathNot: tests },
    { path: engine, dependencyTypesNot: ['type-only'] },
  ),
]

/** Wings of large modules: each may use the root of its module and the wings named before it. */
const wings = {
  identity: [
    ...['guards', 'sessions', 'proofs', 'entry', 'registration', 'recovery', 'third-party', 'profile'],
  ],
}

const serverRules = [
  ...Object.entries(wings).flatMap(([module, names]) =>
    names
      .slice(0, -1)
      .map((name, at) =>
        forbid(
          'wings-look-down',
          `The wings of ${module} stand on one another: ${names.join(', ')}.`,
          { path: `${modules}/${module}/${name}/`, pathNot: tests },
          `${modules}/${module}/(${names.slice(at + 1).join('|')})/`,
        ),
      ),
  ),
  ...uses.map(([name, allowed]) =>
    forbid(
      `module-${name}`,
      `${name} may use ${allowed.join(', ') || 'no other module'}. A new arrow is one line in uses.json, and a reviewer's decision.`,
      `${modules}/${name}/`,
      { path: `${modules}/`, pathNot: `${modules}/(${[name, ...allowed].join('|')})/` },
    ),
  ),
  forbid(
    'module-unlisted',
    'A module begins as a line in uses.json, which says what it may use and when it is opened: docs/new-module.md.',
    { path: `${modules}/[^/]+/`, pathNot: `${modules}/(${uses.map(([name]) => name).join('|')})/` },
    {},
  ),
  forbid('through-the-face', 'Another module is entered by its index.ts.', `${modules}/([^/]+)/`, {
    path: `${modules}/[^/]+/`,
    pathNot: `${modules}/($1/|[^/]+/index[.]ts$)`,
  }),
  forbid(
    'by-the-entry',
    'modules.ts enters a module by its module.ts, and the rest of the composition by modules.ts.',
    { path: '^apps/server/src/[^/]+[.]ts$', pathNot: tests },
    { path: `${modules}/[^/]+/`, pathNot: `${modules}/[^/]+/module[.]ts$` },
  ),
  forbid(
    'platform-has-no-domain',
    'Plumbing does not know what flows: the domain is handed in by app.ts.',
    { path: '^apps/server/src/platform/', pathNot: tests },
    '^apps/server/src/(modules/|[^/]+[.]ts$)',
  ),
  forbid(
    'modules-look-down',
    'A module is opened by modules.ts; it does not know the composition.',
    { path: `${modules}/`, pathNot: tests },
    '^apps/server/src/[^/]+[.]ts$',
  ),
]

const featureRules = [
  forbid(
    'features-are-apart',
    'Features meet in app/, or share through shared/, those of one wing through features/<wing>/shared/.',
    '^apps/([^/]+)/src/features/([^/]+)/([^/]+)/',
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/($3|shared)/' },
  ),
  forbid(
    'features-have-a-wing',
    'A file of a feature lies in features/<wing>/<feature>/.',
    {},
    '^apps/[^/]+/src/features/(?![^/]+/[^/]+/)',
  ),
  forbid(
    'feature-through-the-face',
    'A feature is mounted by its index.ts.',
    { path: '^apps/([^/]+)/src/(?!features/)', pathNot: tests },
    {
      path: '^apps/$1/src/features/',
      pathNot: '^apps/$1/src/features/[^/]+/[^/]+/index[.]tsx?$',
    },
  ),
  forbid(
    'features-look-down',
    'A feature does not know the shell that mounts it.',
    '^apps/([^/]+)/src/features/',
    {
      path: '^apps/$1/src/(app/|[^/]+[.]tsx?$)',
    },
  ),
  forbid('shared-looks-down', 'What is shared names no feature and no shell.', '^apps/([^/]+)/src/shared/', {
    path: '^apps/$1/src/(app/|features/|[^/]+[.]tsx?$)',
  }),
]

/** Tests and build files run with what the root declares; everything else declares for itself. */
const rootMay = Object.keys({ ...rootManifest.devDependencies, ...rootManifest.optionalDependencies })
  .map((name) => name.replace(/^@types[/]/, ''))
  .join('|')
const mayUseRoot = `${tests}|${configs}|${testing}`
const undeclared = ['npm-no-pkg', 'npm-unknown']
const declaredOnly = 'Nothing is imported that the nearest package.json does not declare.'

const generalRules = [
  forbid(
    'no-cycle',
    'A circle is two files that are one: find the third that both need.',
    {},
    { circular: true },
  ),
  // The build provides virtual modules; the icons' package exports this one to the compiler alone.
  forbid(
    'must-resolve',
    'This import leads nowhere.',
    {},
    {
      couldNotResolve: true,
      pathNot: '^(virtual:|@phosphor-icons/react/dist/lib/types$)',
    },
  ),
  forbid('declared-only', declaredOnly, { pathNot: mayUseRoot }, { dependencyTypes: undeclared }),
  forbid(
    'declared-only',
    declaredOnly,
    { path: mayUseRoot },
    { dependencyTypes: undeclared, pathNot: `node_modules/(${rootMay})/` },
  ),
  ...workspaces.map(({ home, manifest }) => {
    const known = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const reachable = workspaces.filter((other) => other.home === home || known.includes(other.manifest.name))
    return forbid(
      'declared-only',
      declaredOnly,
      { path: `^${home}/`, pathNot: testing },
      { path: '^(apps|packages|studios)/', pathNot: `^(${reachable.map((other) => other.home).join('|')})/` },
    )
  }),
]

export default {
  forbidden: [
    ...packageRules,
    ...appRules,
    ...floorRules,
    ...studioRules,
    ...serverRules,
    ...featureRules,
    ...generalRules,
  ],
  options: {
    // TypeScript 7 offers no parser to other programs; without one, nothing would be cruised.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only what we build: a package's own dist/ is where its arrows lead.
    exclude: { path: '^(apps|packages|studios)/[^/]+/dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
