export { readKenoFacts as readFacts, readKenoShown as readShown } from '../../shared/keno.ts'
