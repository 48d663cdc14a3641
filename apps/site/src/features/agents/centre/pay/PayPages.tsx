import { PayPage } from './PayPage.tsx'

export const DividendPage = () => <PayPage kind="dividend" />
export const DailyPage = () => <PayPage kind="daily" />
export const HourlyPage = () => <PayPage kind="hourly" />
export const RealtimePage = () => <PayPage kind="realtime" />
