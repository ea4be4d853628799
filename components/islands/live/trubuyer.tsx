'use client';
import { trubuyer } from '@/lib/screens/trubuyer';
import { stageOf } from './stage';

export const Live = stageOf(trubuyer);
