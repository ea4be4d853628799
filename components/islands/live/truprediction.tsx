'use client';
import { truprediction } from '@/lib/screens/truprediction';
import { stageOf } from './stage';

export const Live = stageOf(truprediction);
