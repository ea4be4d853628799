import './scripts/export/base-path';
import { drawCards } from './scripts/export/open-graph';
import { letterProblem } from './scripts/export/cards/fonts';
const a=performance.now(), c=process.cpuUsage(); await drawCards('/tmp/editors/og'); const u=process.cpuUsage(c); console.log(performance.now()-a, (u.user+u.system)/1000);
for (const t of ['सौर ऊर्जा','ไทย','Привет','ok 🌞', 'ₓ','தமிழ் বাংলা తెలుగు ಕನ್ನಡ ગુજરાતી ਪੰਜਾਬੀ മലയാളം ଓଡ଼ିଆ ₹']) console.log(t, letterProblem(t));
