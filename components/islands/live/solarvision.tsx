'use client';
import { solarvision } from '@/lib/screens/solarvision';
import { stageOf } from './stage';

export const Live = stageOf(solarvision);
