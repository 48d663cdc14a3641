export { BlockedScreen, MaintenanceScreen, StartFailedScreen } from './ClosedScreens.tsx'
