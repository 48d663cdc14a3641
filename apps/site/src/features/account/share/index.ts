export { shareStep } from './shareStep.ts'
