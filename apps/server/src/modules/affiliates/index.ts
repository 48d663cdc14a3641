/** People who would like to be agents. */
export { type ApplicationProblem, acceptApplication } from './decide.ts'
