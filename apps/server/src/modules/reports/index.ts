/** What a member reads about their own money: account record, profit and loss, and a statement that proves itself. */
export { mountReturns, type PublishedGame, type ReturnRoutes } from './returns.ts'
export { mountReports, type ReportRoutes } from './routes.ts'
