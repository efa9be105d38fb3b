import { describeProvider } from '../testing/index.ts';
import { startTestAcquirer } from './test-acquirer.ts';

describeProvider('the demo acquirer', startTestAcquirer);
