import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keepWeights, splitImports, usedWeights } from './slim-icons.ts'

const weightsOf = (code: string, name: string) => [...(usedWeights(code).get(name) ?? [])].sort()

test('an icon keeps the weights that it is drawn in', () => {
  const code =
    '<SunIcon size={20} /> <SunIcon weight="bold" /> <MoonIcon weight={isOn ? "fill" : "regular"} />'
  expect(weightsOf(code, 'SunIcon')).toEqual(['bold', 'regular'])
  expect(weightsOf(code, 'MoonIcon')).toEqual(['fill', 'regular'])
})

test('one that is handed on as a value keeps all that it may be drawn in where it arrives, and no other', () => {
  const code = `const entries = [{ icon: HouseIcon }]\n<Icon weight={isOn ? 'fill' : 'duotone'} />\n<XIcon weight="bold" />`
  expect(weightsOf(code, 'HouseIcon')).toEqual(['duotone', 'fill'])
  expect(weightsOf(code, 'XIcon')).toEqual(['bold'])
})

test('one that is drawn by name and handed on as well keeps both', () => {
  const code = `<HouseIcon weight="bold" /> <Face icon={HouseIcon} />\n<Icon weight="fill" />`
  expect(weightsOf(code, 'HouseIcon')).toEqual(['bold', 'fill'])
})

test('one in an exported table is handed on, whatever is imported below it', () => {
  const code =
    'export const icons = {\n  sun: SunIcon,\n}\nimport { a } from \'./a.ts\'\n<SunIcon weight="bold" />'
  expect(weightsOf(code, 'SunIcon')).toEqual(['bold', 'regular'])
})

test('a module that draws what it hands on itself says in which weights, whatever others do', () => {
  const any = new Set(['regular', 'bold', 'duotone'])
  const code = `const entries = [{ icon: HouseIcon }]\n`
  const weightsBeside = (more: string) => [...(usedWeights(code + more, any).get('HouseIcon') ?? [])].sort()
  expect(weightsBeside('')).toEqual(['bold', 'duotone', 'regular'])
  expect(weightsBeside('<Icon weight="fill" />')).toEqual(['fill'])
  expect(weightsBeside('<Icon weight="fill" /> <Icon size={20} />')).toEqual(['fill', 'regular'])
})

test('each icon of a module comes with its own weights, and what is no icon from where it was', () => {
  const code = `import {\n  type IconKind,\n  MoonIcon,\n  SunIcon,\n} from '../look/icons.ts'\n<SunIcon weight="bold" /> <MoonIcon />`
  const lines = splitImports(code, new Set(['regular'])).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    "import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon?weights=regular'",
    "import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun?weights=bold'",
    "import { type IconKind } from '../look/icons.ts'",
  ])
})

test('importing an icon is not drawing it', () => {
  const code = "import {\n  SunIcon,\n} from './icons.ts'\nexport { MoonIcon } from './icons.ts'\n"
  expect([...usedWeights(code)]).toEqual([])
})

test('the modules of the icon set have the shape that is cut', () => {
  const home = dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react'))
  const code = readFileSync(join(home, 'defs/House.es.js'), 'utf8')
  const slim = keepWeights(code, new Set(['fill', 'regular']))
  expect(slim).toMatch(/"fill"/)
  expect(slim).not.toMatch(/"(bold|duotone|light|thin)"/)
  expect(slim.length).toBeLessThan(code.length / 2)
  expect(() => keepWeights('export default new Map()', new Set())).toThrow('new shape')
})
