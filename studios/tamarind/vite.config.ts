import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient('tamarind', import.meta.url)
