/** What a member reads about their own money: account record, profit and loss, and a statement that proves itself. */
export { mountReports, type ReportRoutes } from './routes.ts'
